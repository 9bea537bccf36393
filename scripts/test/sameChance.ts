/** Properties are tried with the same cases in every ordinary run: none fails by chance. `RUNS=250` looks for new ones. */
import fc from 'fast-check';

if (process.env.RUNS === undefined) fc.configureGlobal({ seed: 1830 });

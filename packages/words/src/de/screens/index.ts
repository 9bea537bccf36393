/** The words of the interface. */
import type { screens as English } from '../../en/screens/index.ts';
import { chart } from './chart.ts';
import { end } from './end.ts';
import { glossary } from './glossary.ts';
import { guide } from './guide.ts';
import { log } from './log.ts';
import { newVersion } from './newVersion.ts';
import { race } from './race.ts';
import { rules } from './rules.ts';
import { share } from './share.ts';
import { strip } from './strip.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';

export const screens: typeof English = {
  chart,
  end,
  glossary,
  guide,
  log,
  newVersion,
  race,
  rules,
  share,
  strip,
  table,
  trouble,
};

/** Made by rulesPlugin.ts. */
declare module 'virtual:rules' {
  import type { Language, RuleText } from '@kursbuch/words';

  /** A rule; `lang` where it is not in the language asked for. */
  export type Rule = RuleText & { readonly lang?: Language };
  const loaders: Readonly<
    Record<string, Readonly<Record<Language, () => Promise<{ readonly default: readonly Rule[] }>>>>
  >;
  export default loaders;
}

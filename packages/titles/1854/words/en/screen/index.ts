/** What 1854 says on its screen. */
import { map } from './map.ts';
import { own } from './own.ts';

export { map, own };

/** What its tasks ask for, to follow a name. */
export const asks = {
  mergers: own.mergers,
  mergerConsent: own.consent,
  lagLetter: own.letter,
  mailStep: own.mailStep,
  lagHome: map.lagHome,
};

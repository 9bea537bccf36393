/** The names by which the guide speaks of edges: they are drawn, not pressed. */
import type { EdgeId } from '@kursbuch/crayon';

export const EDGE = 'edge ';

export const edgeName = (edge: EdgeId): string => `${EDGE}${edge}`;

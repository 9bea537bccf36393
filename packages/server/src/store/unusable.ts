/** A database that cannot be used as it is set, in one sentence for the person who runs the server. */
export class Unusable extends Error {}

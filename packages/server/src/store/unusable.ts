/** A database that cannot be used as it is set, in one sentence for whoever runs the server. */
export class Unusable extends Error {}

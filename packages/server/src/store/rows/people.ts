/** Rows about people: who somebody is, with what he comes in, whom he wants to meet. */

/** People who have come in. A guest is somebody without credentials, and keeps the id when there are some. */
export interface PeopleRow {
  id: string;
  name: string;
  created: number;
  /** Since when there are credentials; null: a guest. */
  registered: number | null;
  /** In small letters, each once; and since when it is known to be this person's. Null also while it is only a name (`logins`). */
  email: string | null;
  confirmed: number | null;
  /** What argon2id makes of the password. */
  password: string | null;
  /** Who sees the page; null: everybody. */
  page: PageFor | null;
  /** How fast somebody answers, as it was last counted; null: nobody has asked yet. */
  pace: string | null;
}

/** For whom somebody's page is. */
export const PAGE_FOR = ['everybody', 'companions', 'nobody'] as const;
export type PageFor = (typeof PAGE_FOR)[number];

/**
 * With what somebody comes in whose address nothing has confirmed: a name that others may have as well. It is his together
 * with his password alone, which is hashed with a salt made of the address, so that one hash is compared with all of them.
 */
export interface LoginsRow {
  person: string;
  /** In small letters. */
  address: string;
  /** Null: he comes in with a passkey. */
  password: string | null;
}

export interface SessionsRow {
  /** Of the token in the cookie, which is kept nowhere. */
  hash: string;
  person: string;
  created: number;
  used: number;
}

/** A key that a device keeps; we know its public half. */
export interface PasskeysRow {
  id: string;
  person: string;
  public: string;
  counter: number;
  transports: string;
  /** What its owner calls it. */
  name: string;
  created: number;
  used: number;
}

/** Something that is good for once, for a while: the challenge of a passkey, the link of a letter. */
export interface TokensRow {
  hash: string;
  purpose: 'newPasskey' | 'passkeyLogin' | 'reset' | 'confirm';
  /** Null: anybody who answers it. */
  person: string | null;
  /** The address it confirms. */
  email: string | null;
  expires: number;
}

/** Somebody wants to have nothing to do with another. */
export interface BlocksRow {
  person: string;
  blocked: string;
  since: number;
}

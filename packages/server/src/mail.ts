/** Letters to people. The settings of the server say how they are sent; without that none is, and nothing needs one. */

export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

export interface Mail {
  /** Settles when the letter is on its way, or when it cannot be sent. */
  send(letter: Letter): Promise<void>;
}

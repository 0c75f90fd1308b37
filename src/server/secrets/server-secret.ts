/** The secret of this installation. During a rotation there are two: the present one signs, both are accepted. */
export interface ServerSecret {
  /** Signs and encrypts. */
  current: string;
  /** Only verifies and decrypts. */
  previous?: string;
}

/** Every accepted secret, the one that signs first. */
export const acceptedSecrets = ({ current, previous }: ServerSecret): string[] =>
  previous === undefined ? [current] : [current, previous];

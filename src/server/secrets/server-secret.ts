/** The secret of this installation. During a rotation there are two: the present one signs, both are believed. */
export interface ServerSecret {
  /** Signs and encrypts. */
  current: string;
  /** Still verifies and decrypts. */
  previous?: string;
}

/** Every secret that is believed, the one that signs first. */
export const acceptedSecrets = ({ current, previous }: ServerSecret): string[] =>
  previous === undefined ? [current] : [current, previous];

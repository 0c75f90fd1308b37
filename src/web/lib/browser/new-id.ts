/** A new id: 128 random bits as hex digits. `randomUUID` is missing on plain http outside localhost. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

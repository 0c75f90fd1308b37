/** Reads an optional text from a query string; anything else counts as absent. */
export function textParam<Name extends string>(
  search: Record<string, unknown>,
  name: Name,
): { [Key in Name]?: string } {
  const value = search[name];
  return (typeof value === 'string' && value ? { [name]: value } : {}) as { [Key in Name]?: string };
}

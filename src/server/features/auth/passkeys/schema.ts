/** Schema of the passkey plugin's table for Better Auth: the plugin itself is loaded later. */
export const passkeySchema = {
  passkey: {
    fields: {
      name: { type: 'string', required: false },
      publicKey: { type: 'string', required: true },
      userId: { type: 'string', required: true, references: { model: 'user', field: 'id' } },
      credentialID: { type: 'string', required: true },
      counter: { type: 'number', required: true },
      deviceType: { type: 'string', required: true },
      backedUp: { type: 'boolean', required: true },
      transports: { type: 'string', required: false },
      createdAt: { type: 'date', required: false },
      aaguid: { type: 'string', required: false },
    },
  },
} as const;

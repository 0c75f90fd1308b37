/**
 * Simulates a device with passkeys: creates key pairs and signs WebAuthn challenges, with or without user verification.
 */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The types of a CBOR value, in the first three bits of its head. */
const CBOR_TYPE = { unsigned: 0, negative: 1, bytes: 2, text: 3, map: 5 };

/** Encodes values whose lengths fit 16 bits, as a registration needs. */
function encodeCbor(value: Cbor): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number')
    return value < 0 ? head(CBOR_TYPE.negative, -1 - value) : head(CBOR_TYPE.unsigned, value);
  if (typeof value === 'string')
    return Buffer.concat([head(CBOR_TYPE.text, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(CBOR_TYPE.bytes, value.length), value]);
  return Buffer.concat([
    head(CBOR_TYPE.map, value.size),
    ...[...value].flatMap(([key, part]) => [encodeCbor(key), encodeCbor(part)]),
  ]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const coordinate = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');
/** The id of the authenticator's model: zeros, as devices that do not tell it send. */
const AAGUID = Buffer.alloc(16);
const USER_PRESENT_FLAG = 0x01;
const USER_VERIFIED_FLAG = 0x04;
/** The authenticator data contain the credential's id and public key. */
const ATTESTED_DATA_FLAG = 0x40;

/** A device with one passkey for one origin. Each signature counts up, as an authenticator's does. */
export class PasskeyDevice {
  readonly id = randomBytes(16);
  private counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });

  /**
   * Creates a device with a new key pair, which no account knows yet.
   * @param verifies whether it verifies its user by a fingerprint, a face or a PIN
   */
  constructor(
    private readonly origin: string,
    private readonly verifies = true,
  ) {}

  private authData(flags: number, attestedData = Buffer.alloc(0)): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flag = USER_PRESENT_FLAG | (this.verifies ? USER_VERIFIED_FLAG : 0) | flags;
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flag]), counter, attestedData]);
  }

  private clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));

  private credential = (response: Record<string, unknown>) => ({
    id: this.id.toString('base64url'),
    rawId: this.id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  /** The credential that `navigator.credentials.create` resolves to, in JSON. */
  register({ challenge }: { challenge: string }) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    // A COSE key: key type EC2, algorithm ES256, curve P-256, and the coordinates of the point.
    const key = encodeCbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const authData = this.authData(ATTESTED_DATA_FLAG, Buffer.concat([AAGUID, length, this.id, key]));
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: encodeCbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The credential that `navigator.credentials.get` resolves to, in JSON. */
  sign({ challenge }: { challenge: string }) {
    const clientData = this.clientData('webauthn.get', challenge);
    const authenticatorData = this.authData(0);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(this.keys.privateKey);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}

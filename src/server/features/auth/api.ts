/** The calls under `/api/auth`, as the browser types them: by path, with what each takes and answers. */

import type { AuthCall, AuthEndpointType } from './better-auth/endpoint';
import type { authFlows } from './create-better-auth';

type Endpoints = ReturnType<typeof authFlows>['endpoints'];
type CallOf<Endpoint> = Endpoint extends AuthEndpointType<infer Call> ? NonNullable<Call> : never;
type AnyCall = Extract<CallOf<Endpoints[keyof Endpoints]>, AuthCall<string, unknown, unknown>>;

export type AuthApi = { [Call in AnyCall as Call['path'] extends `/${infer Path}` ? Path : never]: Call };
export type AuthPath = keyof AuthApi;

export * from './auth';
export * from './limits';
export * from './outbox';
export * from './profiles';

export * from './auth';
export * from './generations';
export * from './limits';
export * from './outbox';
export * from './places';
export * from './preferences';
export * from './profiles';
export * from './reference';

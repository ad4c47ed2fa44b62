/** Goes up with each change of the protocol or of what is stored that an older client cannot live with. */
export const SCHEMA_VERSION = 1

/** The shape of the data that this app was made for: what `backend_info()` of its migrations says. */
export const SCHEMA_VERSION = '1'

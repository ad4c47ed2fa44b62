/** The schema version this app was made for, as `backend_info()` of its migrations returns it. */
export const SCHEMA_VERSION = '1'

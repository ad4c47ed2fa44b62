console.error(
  'The local Supabase stack comes with the Supabase adapters, which are not part of this version. `npm start` needs no backend.',
)
process.exit(1)

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The bench's small apps, each built as the product is: `vite build bench/floor --config bench/vite.config.ts`. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false }, assetsInlineLimit: 0, emptyOutDir: true },
})

// With what the browsers of the build's target lack of the language (docs/browsers.md).
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'

import type { Plugin } from 'vite'

export function preloadOnTheWay(): Plugin

import { inLanguage } from './in-language'

export const typedText = inLanguage('typed', {
  notDay: (example: string) => `This is no day between 1900 and 2200. Write it as ${example}, or “tomorrow”.`,
  notTime: (example: string) => `This is no time. Write it as ${example}.`,
  notMoment: (example: string) => `This is no day and time. Write it as ${example}, or “tomorrow 9:00”.`,
  notNumber: (example: string) => `This is no number. Write it as ${example}.`,
  loseTitle: 'Discard what you typed?',
  loseBody: 'It has not been saved.',
  lose: 'Discard',
  openCalendar: 'Open the calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
})

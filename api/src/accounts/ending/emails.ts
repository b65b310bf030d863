import { showDay } from '@keyhaven/shared-contracts/domain/day'
import type { AppEnv } from '../../env.ts'
import { email } from '../../mail/template.ts'

const dayOf = (moment: Date) => showDay(moment.toISOString().slice(0, 10))
const keeping = (env: AppEnv) => ({ words: 'Keep my account', link: `${env.origin}/owner/dashboard/settings` })

export const emailEnding = (to: string, name: string, endsAt: Date, env: AppEnv) =>
  email({
    to,
    subject: `Your Keyhaven account will be deleted on ${dayOf(endsAt)}`,
    paragraphs: [
      `Hello ${name},`,
      `You have closed your account, and guests can no longer find your units. On ${dayOf(endsAt)} everything will be deleted: properties, bookings, clients, invoices and pictures.`,
      'Until then you can sign in, save a copy of everything under Settings, or keep your account. Invoices must be kept for years by law: save them before that day.',
    ],
    closing: `If this was not you, sign in, keep the account and choose another password, or write to ${env.operator.email} right away.`,
    action: keeping(env),
  })

export const emailEndsSoon = (to: string, name: string, endsAt: Date, env: AppEnv) =>
  email({
    to,
    subject: `Last reminder: your Keyhaven account will be deleted on ${dayOf(endsAt)}`,
    paragraphs: [
      `Hello ${name},`,
      `On ${dayOf(endsAt)} your account and everything in it will be deleted. It cannot be restored after that.`,
    ],
    action: keeping(env),
  })

export const emailKept = (to: string, name: string, env: AppEnv) =>
  email({
    to,
    subject: 'Your Keyhaven account will not be deleted',
    paragraphs: [`Hello ${name},`, 'Your account is as it was, and guests can find your units again.'],
    closing: `If this was not you, please write to ${env.operator.email} right away.`,
  })

export const emailEnded = (to: string, name: string) =>
  email({
    to,
    subject: 'Your Keyhaven account was deleted',
    paragraphs: [`Hello ${name},`, 'As you asked 30 days ago, your account was deleted with everything in it.'],
    closing: 'Thank you for using Keyhaven.',
  })

import { z } from 'zod'
import { euros } from '../../domain/money/money.ts'
import { endpoint } from '../endpoint.ts'
import { monthField } from '../../domain/days/day-schema.ts'

/** Reasons why a person owed nothing for a night. */
export const exemptReasons = ['age', 'long_stay', 'business', 'disabled', 'residents', 'portal'] as const

/** Tax of a municipality for the nights of a month. */
export const municipalityReport = z.object({
  municipality: z.string(),
  stays: z.int(),
  persons: z.int(),
  /** Nights of persons: two persons for three nights are six. */
  nights: z.int(),
  taxed_nights: z.int(),
  /** Nights of persons who owed nothing, by reason. */
  exempt: z.record(z.enum(exemptReasons), z.int()),
  amount: euros,
})
export type MunicipalityReport = z.infer<typeof municipalityReport>

export const taxReport = z
  .object({ municipalities: z.array(municipalityReport), amount: euros })
  .meta({ id: 'TouristTaxReport' })
export type TaxReport = z.infer<typeof taxReport>

export const taxReportQuery = z.object({ month: monthField() })

export const taxReportApi = {
  report: endpoint({
    domain: 'taxes',
    summary: 'The tourist tax of the nights of a month, by municipality; all months sum to the invoices',
    method: 'GET',
    path: '/api/tourist-taxes/report/',
    access: 'owner',
    query: taxReportQuery,
    response: taxReport,
  }),
}

/** The same as a file. */
export const taxReportCsv = {
  domain: 'taxes',
  summary: 'The tourist tax of the nights of a month, as CSV with one row for each municipality',
  path: '/api/tourist-taxes/csv/',
  type: 'text/csv',
  query: taxReportQuery,
} as const

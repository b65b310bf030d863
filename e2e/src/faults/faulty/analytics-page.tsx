/** Stands in for the page of the analytics, whose charts would make each faulty release ten times as large. */
export function AnalyticsPage() {
  return <h1>Analytics</h1>
}

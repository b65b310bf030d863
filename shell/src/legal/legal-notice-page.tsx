import { useTitle } from '../frame/use-title.ts'
import { OperatorText } from './operator-text.tsx'

export function LegalNoticePage() {
  useTitle('Legal Notice')
  return (
    <article className="prose">
      <h1>Legal Notice</h1>
      <h2>Operator of this service</h2>
      <OperatorText />
      <h2>Responsible for content</h2>
      <p>
        The operator is responsible for this website and for the booking service. Descriptions, pictures and prices of
        properties come from their owners, who are responsible for them.
      </p>
      <h2>Accommodation contracts</h2>
      <p>
        A stay is a contract between the guest and the owner of the property. Keyhaven passes on the request and the
        answer; it is not a party to that contract and takes no payment.
      </p>
      <h2>Reporting content</h2>
      <p>
        If you believe that something on these pages breaks the law or your rights, write to the address above and name
        the page. We look into every report.
      </p>
    </article>
  )
}

import { useTitle } from '../frame/use-title.ts'
import { OperatorText } from './operator-text.tsx'

export function PrivacyPolicyPage() {
  useTitle('Privacy Policy')
  return (
    <article className="prose">
      <h1>Privacy Policy</h1>
      <p className="prose-date">Last updated 22.11.2026</p>
      <p>
        Keyhaven is a tool for owners of guesthouses and short-term rentals and for their guests. This page says which
        personal data it keeps, why, for how long, and what you can ask for.
      </p>
      <h2>Who is responsible</h2>
      <p>For accounts and for this website:</p>
      <OperatorText />
      <p>
        For the data of guests, the owner of the property is responsible. The operator stores it on the owner&apos;s
        behalf and uses it for nothing else.
      </p>
      <h2>What we keep about owners</h2>
      <ul>
        <li>Your name, email address, postal address, phone number, tax ID and logo, as you enter them.</li>
        <li>Your password only as an argon2id hash; nobody can read it back.</li>
        <li>What you enter to run your business: properties, units, prices, services, promo codes, invoices.</li>
      </ul>
      <p>We need this to give you the service that you signed up for (Art. 6(1)(b) GDPR).</p>
      <h2>What we keep about guests</h2>
      <ul>
        <li>Name, email address, postal address and phone number, from a booking or a booking request.</li>
        <li>The stay itself: unit, dates, number of guests, services, price, and the invoice.</li>
      </ul>
      <p>
        It is needed to answer the request and to hold the stay (Art. 6(1)(b) GDPR); invoices are kept for as long as
        tax law demands of the owner (Art. 6(1)(c) GDPR).
      </p>
      <h2>What is stored in your browser</h2>
      <p>
        No cookies and no trackers. Your browser keeps a sign-in token and your user data while you are signed in, for
        longer only if you choose Remember me, and the theme if you choose one. Signing out removes token and user data.
        A second token stays, so that your browser is recognised when you sign in again, even after others have tried
        wrong passwords. What is typed into a form may be kept in its tab until it is sent or the tab is closed. While a
        new version is being rolled out in steps, a random number may be kept so that you see the same version each
        time.
      </p>
      <h2>Server logs</h2>
      <p>
        The server logs the time, the page address, the status and a request number, so that faults can be found and
        misuse stopped (Art. 6(1)(f) GDPR). Passwords and tokens are never written down. So that a faulty release is
        found and taken back, some pages also report how they loaded: the version, how fast, and whether something
        failed, and nothing about the visitor.
      </p>
      <h2>Demo accounts</h2>
      <p>A demo account contains made-up data, sends no email, and is deleted with everything in it after 24 hours.</p>
      <h2>Who receives data</h2>
      <p>
        The owner of a property receives the requests for it. Beyond that, only those who host this service and carry
        its email on the operator&apos;s behalf. Nothing is sold, and nothing is loaded from other companies&apos;
        servers.
      </p>
      <h2>Your rights</h2>
      <p>
        You can ask what is stored about you, have it corrected, deleted or handed over, object to its use, and complain
        to your data protection authority. Guests write to the owner of the property or to the address above.
      </p>
    </article>
  )
}

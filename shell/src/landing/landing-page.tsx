import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { LineIcon } from '../frame/line-icon.tsx'
import { useTitle } from '../frame/use-title.ts'
import { CalendarPicture } from './calendar-picture.tsx'
import { ExploreDemo } from './explore-demo.tsx'
import './landing.css'

const features = [
  {
    title: 'All-in-one dashboard',
    icon: 'M4 11l8-6.5 8 6.5V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM10 20v-6h4v6',
    points: ['Properties and units side by side', 'Seasonal pricing for every unit', 'Who arrives and leaves today'],
  },
  {
    title: 'Booking system',
    icon: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10h16M8.5 3.5V7M15.5 3.5V7M8.5 15l2.3 2.3 4.7-4.7',
    points: [
      'Live availability, no double bookings',
      'Extra services per stay or per day',
      'Promo codes with an expiry date',
    ],
  },
  {
    title: 'Invoices',
    icon: 'M7 3.5h7l4 4V20a.5.5 0 0 1-.5.5h-11A.5.5 0 0 1 6 20V4.5a1 1 0 0 1 1-1zM14 3.5V8h4M9 12.5h6M9 16h4',
    points: ['Created with every booking', 'Deposit tracking', 'PDF download in one click'],
  },
]

/** What owners see first. */
export function LandingPage() {
  const navigate = useNavigate()
  useTitle('Property Management System')
  return (
    <>
      <section className="landing-hero">
        <div>
          <h1>Property Management System</h1>
          <p>
            Guesthouses and holiday lets in one calm place: availability, bookings, guests, prices and invoices, always
            up to date.
          </p>
          <div className="landing-actions">
            <Button type="primary" size="large" onClick={() => void navigate(paths.register())}>
              Start Free Trial
            </Button>
            <a href="#try">or try the demo first</a>
          </div>
        </div>
        <CalendarPicture />
      </section>
      <section className="landing-features" aria-labelledby="features">
        <h2 id="features">Key Features</h2>
        <div className="landing-cards">
          {features.map(({ title, icon, points }) => (
            <article className="landing-card" key={title}>
              <LineIcon d={icon} />
              <h3>{title}</h3>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </section>
      <section className="landing-try" id="try" aria-labelledby="try-title">
        <div>
          <h2 id="try-title">Try the Tool</h2>
          <p>
            A demo house with bookings, guests and invoices around today&apos;s date, made for you alone. No account, no
            email, gone after a day.
          </p>
          <ExploreDemo />
        </div>
      </section>
    </>
  )
}

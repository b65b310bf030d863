import { paths } from '@keyhaven/shared-contracts/platform/paths'
import { useMessages } from '@keyhaven/shared-contracts/web/locale'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { LineIcon } from '../frame/line-icon.tsx'
import { useTitle } from '../frame/use-title.ts'
import { landingCatalog } from '../messages/catalogs.ts'
import { CalendarPicture } from './calendar-picture.tsx'
import { ExploreDemo } from './explore-demo.tsx'
import './landing.css'

const features = [
  {
    id: 'dashboard',
    icon: 'M4 11l8-6.5 8 6.5V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM10 20v-6h4v6',
  },
  {
    id: 'booking',
    icon: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10h16M8.5 3.5V7M15.5 3.5V7M8.5 15l2.3 2.3 4.7-4.7',
  },
  {
    id: 'invoices',
    icon: 'M7 3.5h7l4 4V20a.5.5 0 0 1-.5.5h-11A.5.5 0 0 1 6 20V4.5a1 1 0 0 1 1-1zM14 3.5V8h4M9 12.5h6M9 16h4',
  },
] as const

export function LandingPage() {
  const navigate = useNavigate()
  const t = useMessages(landingCatalog)
  useTitle(t.title)
  return (
    <>
      <section className="landing-hero">
        <div>
          <h1>{t.title}</h1>
          <p>{t.claim}</p>
          <div className="landing-actions">
            <Button type="primary" size="large" onClick={() => void navigate(paths.register())}>
              {t.start}
            </Button>
            <a href="#try">{t.orDemo}</a>
          </div>
        </div>
        <CalendarPicture />
      </section>
      <section className="landing-features" aria-labelledby="features">
        <h2 id="features">{t.features}</h2>
        <div className="landing-cards">
          {features.map(({ id, icon }) => (
            <article className="landing-card" key={id}>
              <LineIcon d={icon} />
              <h3>{t[id].title}</h3>
              <ul>
                {t[id].points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </section>
      <section className="landing-try" id="try" aria-labelledby="try-title">
        <div>
          <h2 id="try-title">{t.tryTitle}</h2>
          <p>{t.tryAbout}</p>
          <ExploreDemo />
        </div>
      </section>
    </>
  )
}

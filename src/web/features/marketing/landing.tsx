import { ArrowRight, Feather, Layers, type LucideIcon, Timer, Waypoints } from 'lucide-react';
import { LIGHT_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Advantages } from './advantages';
import { ExampleProfileSheet } from './example-profile-sheet';

const GENERATOR_PATH = '/profile-generator/create';

const FEATURES: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Timer,
    title: 'Lightning Fast',
    text: 'A complete profile in under 1\u00a0minute, from your LinkedIn page or resume.',
  },
  {
    icon: Feather,
    title: 'Elevated Profile',
    text: 'Written as a good introduction is spoken: what you run, how you lead, what to bring you.',
  },
  {
    icon: Layers,
    title: 'AI-Powered Services',
    text: 'Every line rests on what you gave us. Opportunity matching follows from what you prefer.',
  },
  {
    icon: Waypoints,
    title: 'Leadership Network',
    text: 'Take your place among 500+ executives who work independently.',
  },
];

const CHAPTERS = [
  ['An introduction', 'Two paragraphs that a stranger could use to present you.'],
  ['Personas', 'The roles you play for a company, each with its evidence.'],
  ['Superpowers', 'The few things you do better than most people in your seat.'],
  ['Sweet Spot', 'The company, the moment and the mandate where you do your best work.'],
  ['Functional skills', 'What you can take over on Monday, by discipline.'],
  ['Your User Manual', 'How to work with you: what helps, what does not, when to call.'],
  ['The facts', 'Key roles, focus areas, industries, coverage, stage and certifications.'],
] as const;

/** The landing page: what a guest reads before giving a LinkedIn URL. */
export function Landing() {
  return (
    <>
      <section className="hero">
        <div className="page">
          <div className="pitch">
            <h1>A leadership profile people read to the end.</h1>
            <p className="lead">
              Give us your LinkedIn username and a file you already have. In under 1&nbsp;minute Quarterdeck
              writes how you lead, where you are strongest and the work that suits you.
            </p>
            <a className="btn btn-primary btn-lg" href={GENERATOR_PATH}>
              Generate Your Profile
              <ArrowRight aria-hidden />
            </a>
            <p className="note">Read it first. Sign up when you want to claim it.</p>
          </div>
          <ExampleProfileSheet />
        </div>
      </section>

      <section className="features" aria-label="Why Quarterdeck">
        <ul className="page">
          {FEATURES.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden strokeWidth={LIGHT_STROKE} />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <Advantages />

      <section className="spread get" aria-labelledby="get">
        <div className="page">
          <div>
            <h2 id="get">What You'll Get</h2>
            <p className="aside">Six chapters and a page of facts, drafted for you and ready to edit.</p>
          </div>
          <ol className="rows">
            {CHAPTERS.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className="closing" aria-labelledby="start">
        <div className="page">
          <h2 id="start">Your first draft is about a minute away.</h2>
          <a className="btn btn-lg btn-plate" href={GENERATOR_PATH}>
            Start Generating
            <ArrowRight aria-hidden />
          </a>
        </div>
      </section>
    </>
  );
}

import { CalendarCheck, ChartColumn, Clock, FileQuestion, type LucideIcon, Ruler, ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { signInPath } from '../session/next-path.ts';
import { Brand } from '../ui/brand.tsx';
import { buttonClass } from '../ui/button.tsx';
import { SampleChat } from './sample-chat.tsx';

interface Benefit {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const benefits: readonly Benefit[] = [
  {
    icon: Clock,
    title: 'Answers after closing time',
    text: 'Gate hours, directions, rates, what fits in a 10x10: visitors get answers when the office is closed.',
  },
  {
    icon: Ruler,
    title: 'From "how much stuff" to a unit',
    text: 'Four buttons take visitors from small, medium, large or vehicle to the units you rent.',
  },
  {
    icon: CalendarCheck,
    title: 'Reservations in your inbox',
    text: 'Each request arrives by email and in your list with a name, phone number and unit. You confirm it.',
  },
  {
    icon: FileQuestion,
    title: 'Learns from your website',
    text: 'Enter the address of your FAQ page, and we import its questions and answers.',
  },
  {
    icon: ChartColumn,
    title: 'See what people ask',
    text: 'Conversations, leads and response times for each facility, and the questions that still need an answer.',
  },
  {
    icon: ShieldCheck,
    title: 'Your data stays yours',
    text: 'Runs on your own server and keeps its data there. Works with or without AI.',
  },
];

const Header = () => (
  <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-4 py-4 sm:px-6">
    <Brand subtitle="Chat for self-storage" />
    <Link href={signInPath(window.location)} className={buttonClass('secondary')}>
      Sign In
    </Link>
  </header>
);

const Hero = () => (
  <section className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 py-10 sm:px-6 lg:grid-cols-[1.15fr_1fr] lg:py-20">
    <div className="space-y-5">
      <h1 className="text-balance font-semibold text-4xl leading-tight tracking-tight sm:text-5xl">
        Answer every visitor. Rent more units.
      </h1>
      <p className="max-w-xl text-lg text-muted">
        Chat Module puts an assistant on the website of your storage facility. It knows your sizes, your hours and your
        answers, and hands you the reservation.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link href={signInPath(window.location)} className={buttonClass('primary', 'px-5 text-base')}>
          Open the admin panel
        </Link>
        <a href="#benefits" className={buttonClass('quiet', 'px-5 text-base')}>
          What it does
        </a>
      </div>
    </div>
    <SampleChat />
  </section>
);

const Benefits = () => (
  <section id="benefits" aria-labelledby="benefits-title" className="border-line border-t bg-surface">
    <div className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6">
      <h2 id="benefits-title" className="mb-8 font-semibold text-2xl tracking-tight">
        A front desk that never steps out
      </h2>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden size={22} className="mb-3 text-accent-text" />
            <h3 className="font-semibold text-base">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const Installation = () => (
  <section aria-labelledby="installation-title" className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6">
    <div className="card flex flex-wrap items-center justify-between gap-6 p-6 sm:p-8">
      <div className="max-w-2xl">
        <h2 id="installation-title" className="font-semibold text-xl">
          One snippet puts it on your site
        </h2>
        <p className="text-muted">
          Describe your facility, choose a color and a corner, paste a few lines into the footer of your website. It
          takes minutes, on WordPress or any other site.
        </p>
      </div>
      <Link href={signInPath(window.location)} className={buttonClass('primary')}>
        Get started
      </Link>
    </div>
  </section>
);

export const LandingScreen = () => (
  <div className="flex min-h-dvh flex-col">
    <title>Chat Module</title>
    <Header />
    <main className="grow">
      <Hero />
      <Benefits />
      <Installation />
    </main>
    <footer className="border-line border-t px-4 py-6 text-center text-muted text-xs">
      Chat Module: chatbots for self-storage facilities
    </footer>
  </div>
);

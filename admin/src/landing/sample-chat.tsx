import { MessageCircle } from 'lucide-react';

const fromVisitor = 'ml-auto rounded-br-none bg-accent text-on-accent';
const fromBot = 'mr-auto rounded-bl-none bg-sunken';

const lines = [
  { from: fromVisitor, text: 'Can I get in on a Sunday evening?' },
  { from: fromBot, text: 'Yes. Your gate code works every day from 6 in the morning to 10 at night.' },
  { from: fromVisitor, text: 'And a unit for a two-bedroom apartment?' },
  { from: fromBot, text: 'A 10x15 usually takes it all. Would you like to reserve this unit or get more information?' },
];

/** A picture of what a visitor of a facility's website sees. */
export const SampleChat = () => (
  <figure className="card mx-auto w-full max-w-md overflow-hidden shadow-float">
    <figcaption className="flex items-center gap-3 bg-accent px-4 py-3 text-on-accent">
      <MessageCircle aria-hidden size={20} />
      <span className="leading-tight">
        <span className="block font-semibold">Chat with your facility</span>
        <span className="text-xs">Online</span>
      </span>
    </figcaption>
    <ul className="space-y-3 p-4">
      {lines.map((line) => (
        <li key={line.text} className={`w-fit max-w-[85%] rounded-card px-3.5 py-2 ${line.from}`}>
          {line.text}
        </li>
      ))}
      <li className="flex gap-2">
        <span className="rounded-full border border-accent-text px-4 py-1 font-medium text-accent-text">Yes</span>
        <span className="rounded-full border border-accent-text px-4 py-1 font-medium text-accent-text">No</span>
      </li>
    </ul>
  </figure>
);

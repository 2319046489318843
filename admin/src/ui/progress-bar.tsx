interface Props {
  label: string;
  value: number;
  of: number;
}

export const ProgressBar = ({ label, value, of }: Props) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuenow={value}
    aria-valuemax={of}
    className="h-2 w-full max-w-md overflow-hidden rounded-full bg-sunken"
  >
    <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${(100 * value) / of}%` }} />
  </div>
);

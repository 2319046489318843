const doors = [
  { x: 16, number: '101', isOpen: false },
  { x: 116, number: '102', isOpen: true },
  { x: 216, number: '103', isOpen: false },
];

const slats = [84, 100, 116, 132, 148, 164, 180, 196, 212, 228];

const Door = ({ x, number, isOpen }: (typeof doors)[number]) => (
  <g>
    <rect x={x} y={68} width={84} height={172} className="demo-door-frame" />
    {isOpen && (
      <g className="demo-boxes">
        <rect x={x + 12} y={196} width={34} height={44} rx={2} />
        <rect x={x + 50} y={208} width={24} height={32} rx={2} />
        <rect x={x + 18} y={166} width={26} height={28} rx={2} />
      </g>
    )}
    <rect x={x + 4} y={72} width={76} height={isOpen ? 34 : 168} className="demo-door" />
    {slats
      .filter((y) => !isOpen || y < 106)
      .map((y) => (
        <line key={y} x1={x + 4} x2={x + 80} y1={y} y2={y} className="demo-slat" />
      ))}
    <text x={x + 42} y={58} textAnchor="middle">
      {number}
    </text>
  </g>
);

/** Three roll-up doors, one of them open. */
export const StorageDoors = () => (
  <svg aria-hidden viewBox="0 0 316 260" className="demo-doors">
    <path d="M0 34 H316 V260 H0 Z" className="demo-wall" />
    <path d="M0 34 L12 14 H304 L316 34 Z" className="demo-roof" />
    {doors.map((door) => (
      <Door key={door.number} {...door} />
    ))}
    <path d="M0 240 H316 V260 H0 Z" className="demo-ground" />
  </svg>
);

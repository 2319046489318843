export const Brand = ({ subtitle = 'Admin Panel' }: { subtitle?: string | undefined }) => (
  <div className="flex items-center gap-3">
    <img src="/favicon.svg" alt="" width={36} height={36} />
    <div className="leading-tight">
      <p className="font-semibold text-base">Chat Module</p>
      <p className="text-muted text-xs">{subtitle}</p>
    </div>
  </div>
);

import { Check, ListFilter } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { buttonClass } from '../ui/button.tsx';

const choices = [
  { value: '', label: 'All statuses' },
  { value: 'active', label: 'Active' },
  { value: 'training', label: 'Training' },
  { value: 'inactive', label: 'Inactive' },
];

interface Props {
  status: string;
  onChange: (status: string) => void;
}

export const StatusFilter = ({ status, onChange }: Props) => {
  const chosen = choices.find((choice) => choice.value === status);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className={buttonClass()}>
        <ListFilter aria-hidden size={16} />
        Filter{status !== '' && `: ${chosen?.label}`}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} className="card z-10 min-w-44 p-1 shadow-float">
          <DropdownMenu.RadioGroup value={status} onValueChange={onChange}>
            {choices.map(({ value, label }) => (
              <DropdownMenu.RadioItem
                key={value}
                value={value}
                className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-3 outline-none data-highlighted:bg-sunken"
              >
                <span className="w-4">
                  <DropdownMenu.ItemIndicator>
                    <Check aria-hidden size={16} />
                  </DropdownMenu.ItemIndicator>
                </span>
                {label}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};

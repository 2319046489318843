import type { Bot } from '@chat-module/contract/bots';
import { Dialog, DialogBody } from '../ui/dialog.tsx';
import { EmbedCode } from './embed-code.tsx';

const wordPressSteps = [
  'Copy the embed code above.',
  'Log in to your WordPress admin panel.',
  'Go to Appearance > Theme Editor.',
  'Edit the file footer.php.',
  'Paste the code before the closing </body> tag.',
  'Save the file.',
];

export const EmbedCodeDialog = ({ bot, onClose }: { bot: Bot; onClose: () => void }) => (
  <Dialog title={`Embed Code for ${bot.name}`} wide onClose={onClose}>
    <DialogBody>
      <EmbedCode bot={bot} />
      <section aria-labelledby="wordpress-steps">
        <h3 id="wordpress-steps" className="mb-2 font-semibold">
          On a WordPress site
        </h3>
        <ol className="list-decimal space-y-1 pl-5 text-muted marker:text-ink">
          {wordPressSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </DialogBody>
  </Dialog>
);

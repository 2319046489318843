import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { send } from '../../api/call.ts';
import { urlOf } from '../../api/read.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toastFailure } from '../../ui/toast/toast-failure.ts';

const download = async (botId: string): Promise<void> => {
  const response = await send('GET', urlOf(['/api/bots', botId, 'wordpress-plugin']));
  saveFile(await response.blob(), 'chat-module.zip');
};

export const WordPressPlugin = ({ botId }: { botId: string }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(botId),
    onError: (error) => toastFailure(error, 'Failed to download the plugin'),
  });
  return (
    <div className="space-y-3 rounded-control border border-line p-4">
      <h4 className="font-medium">Or install a plugin</h4>
      <p className="text-muted">
        Download the plugin, go to Plugins &gt; Add New &gt; Upload Plugin in WordPress, choose the file, then install
        and activate it. Color and position follow this bot, so later changes need no new code.
      </p>
      <Button disabled={isPending} onClick={() => mutate()}>
        <Download aria-hidden size={16} />
        {isPending ? 'Downloading...' : 'Download WordPress Plugin'}
      </Button>
    </div>
  );
};

import { useEffect, useRef } from 'react';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { DiscardDialog } from '../ui/DiscardDialog/DiscardDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormControl } from './FormControl.tsx';
import { isShown } from './form-values.ts';
import { Stack } from './Management.parts.ts';
import type { RecordForm } from './record-kind.ts';
import type { Management } from './use-management.ts';

interface RecordDialogProps<Item extends object> {
  readonly management: Management<Item>;
  readonly form: RecordForm<Item>;
  /** What saving brings along that nobody expects. */
  readonly warning?: string | null | undefined;
}

/** The modal Crear or Editar; a refused form takes the focus to its first wrong field. */
export function RecordDialog<Item extends object>({ management, form, warning }: RecordDialogProps<Item>) {
  const { kind, state, context, send } = management;
  const { values, problems, refusals, saveProblem, edited } = context;
  const isEdition = edited !== null;
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return (
    <>
      <Dialog
        open={state.hasTag('formOpen')}
        title={`${isEdition ? 'Editar' : 'Crear'} ${kind.singular}`}
        onClose={() => send({ type: 'form.closed' })}
        onSubmit={() => send({ type: 'form.submitted' })}
        message={
          <>
            {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
            <Alert>{saveProblem}</Alert>
          </>
        }
        actions={
          <>
            <Button onClick={() => send({ type: 'form.discarded' })}>Cancelar</Button>
            <Button type="submit" variant="primary" loading={state.hasTag('saving')}>
              Guardar
            </Button>
          </>
        }
      >
        <Stack ref={fields}>
          {form.fields
            .filter((field) => isShown(field, values, edited))
            .map((field) => (
              <FormControl
                key={field.name}
                field={field}
                values={values}
                error={problems[field.name]}
                isEdition={isEdition}
                refusal={saveProblem}
                onChange={(value) => send({ type: 'field.typed', field: field.name, value })}
              />
            ))}
        </Stack>
      </Dialog>
      <DiscardDialog
        open={state.hasTag('discarding')}
        onKeep={() => send({ type: 'form.kept' })}
        onDiscard={() => send({ type: 'form.discarded' })}
      />
      <ConflictDialog management={management} form={form} />
    </>
  );
}

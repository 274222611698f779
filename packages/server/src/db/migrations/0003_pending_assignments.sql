CREATE TABLE "asignacion_pendiente" (
	"cliente_producto_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asignacion_pendiente" ADD CONSTRAINT "asignacion_pendiente_cliente_producto_id_relacion_cliente_producto_id_fk" FOREIGN KEY ("cliente_producto_id") REFERENCES "public"."relacion"("cliente_producto_id") ON DELETE cascade ON UPDATE no action;
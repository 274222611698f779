CREATE TABLE "direccion_conocida" (
	"usuario_id" integer NOT NULL,
	"direccion" text NOT NULL,
	"ultima" timestamp with time zone NOT NULL,
	CONSTRAINT "direccion_conocida_clave" PRIMARY KEY("usuario_id","direccion")
);
--> statement-breakpoint
CREATE TABLE "instalacion" (
	"lugar" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "direccion_conocida" ADD CONSTRAINT "direccion_conocida_usuario_id_usuario_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("usuario_id") ON DELETE cascade ON UPDATE no action;
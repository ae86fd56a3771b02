ALTER TABLE "log_entries" ADD COLUMN "fuel_kind" text;--> statement-breakpoint
ALTER TABLE "log_imports" ADD COLUMN "batch_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "log_imports" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "log_imports" ADD COLUMN "made_vehicle" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "log_imports" ADD CONSTRAINT "log_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_imports_batch_id_idx" ON "log_imports" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "maintenance_schedules_import_id_idx" ON "maintenance_schedules" USING btree ("import_id");--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD CONSTRAINT "maintenance_schedules_import_id_log_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "log_imports"("id") ON DELETE set null ON UPDATE no action;

CREATE TABLE "roles" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"origin" text NOT NULL,
	"source" text,
	"source_text" text,
	"text_hash" text,
	"reading" text NOT NULL,
	"leased_until" timestamp with time zone,
	"page" integer,
	"pages" integer,
	"failure" text,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duplicate_of" text,
	"facts" jsonb,
	"added" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"corrections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"count" jsonb,
	"state" text DEFAULT 'considering' NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"next_step" text DEFAULT '' NOT NULL,
	"next_date" date,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roles_user" ON "roles" USING btree ("user_id","created_at");
// A journal with static synchronised methods, closed by a shutdown hook; a daemon flushes it from time to time.
import java.io.FileWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Date;
import java.text.SimpleDateFormat;

class Journal {
    private static final SimpleDateFormat FORMAT = new SimpleDateFormat("HH:mm:ss");
    private static Writer out;
    private static int lines;
    private static boolean dirty;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            @Override
            public void run() {
                close();
            }
        });
        Thread flusher = new Thread(Journal::flushAll, "flusher");
        flusher.setDaemon(true);
        flusher.start();
    }

    static synchronized void log(String text) {
        try {
            if (out == null)
                out = new FileWriter("journal.txt", true);
            out.write(FORMAT.format(new Date()) + " " + text + "\n");
            lines++;
            dirty = true;
        } catch (IOException e) {
            System.err.println("cannot write: " + e.getMessage());
        }
    }

    private static void flushAll() {
        try {
            for (;;) {
                Thread.sleep(500);
                synchronized (Journal.class) {
                    if (dirty && out != null) {
                        out.flush();
                        dirty = false;
                    }
                }
            }
        } catch (InterruptedException | IOException e) {
            System.err.println(e);
        }
    }

    static void close() {
        synchronized (Journal.class) {
            try {
                if (out != null)
                    out.close();
                out = null;
            } catch (IOException e) {
                System.err.println(e);
            }
        }
    }

    static int lines() {
        synchronized (Journal.class) {
            return lines;
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                Journal.log("a " + i);
        });
        Thread b = new Thread(() -> Journal.log("b"));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(Journal.lines());
    }
}

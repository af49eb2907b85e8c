// A one-place mailbox: get waits in a loop, put overwrites without waiting for the monitor.
public class Main {
    static class Mailbox {
        private String letter;
        private int delivered;

        void put(String text) {
            letter = text; // RACE! l
            synchronized (this) {
                delivered++;
                notifyAll();
            }
        }

        synchronized String get() throws InterruptedException {
            while (letter == null) // RACE! l
                wait();
            String result = letter; // RACE! l
            letter = null; // RACE! l
            return result;
        }

        int delivered() {
            synchronized (this) {
                return delivered;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Mailbox box = new Mailbox();
        Thread postman = new Thread() {
            @Override
            public void run() {
                for (int i = 0; i < 5; i++)
                    box.put("letter " + i);
            }
        };
        Thread reader = new Thread() {
            @Override
            public void run() {
                try {
                    for (int i = 0; i < 5; i++)
                        System.out.println(box.get());
                } catch (InterruptedException e) {
                    System.out.println("stopped");
                }
            }
        };
        postman.start();
        reader.start();
        postman.join();
        System.out.println(box.delivered());
        reader.interrupt();
        reader.join();
    }
}

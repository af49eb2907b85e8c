// wait/notify: the mail is written and read under the monitor, its content outside of it.
public class Main {
    static class Letter {
        String text;
        int stamp;
    }

    static class Box {
        private Letter letter;

        synchronized void put(Letter l) throws InterruptedException {
            while (letter != null)
                wait();
            letter = l;
            notifyAll();
        }

        synchronized Letter take() throws InterruptedException {
            while (letter == null)
                wait();
            Letter l = letter;
            letter = null;
            notifyAll();
            return l;
        }
    }

    public static void main(String[] args) {
        Box box = new Box();
        new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    Letter l = new Letter();
                    l.text = "dear " + i; // NORACE
                    l.stamp = i; // NORACE
                    box.put(l);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
        new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    Letter l = box.take();
                    l.stamp++; // NORACE
                    System.out.println(l.text + l.stamp); // NORACE
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
    }
}

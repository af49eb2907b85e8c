// The sender goes on to change the letter after it has put it into the box.
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
                Letter l = new Letter();
                for (int i = 0; i < 3; i++) {
                    l.text = "dear " + i; // RACE! t
                    box.put(l);
                    l.stamp = i; // RACE! s
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
        new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    Letter l = box.take();
                    System.out.println(l.text); // RACE! t
                    System.out.println(l.stamp); // RACE! s
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
    }
}

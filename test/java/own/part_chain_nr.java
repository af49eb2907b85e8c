// What a taken object has for itself is used by calls that give it back: log.append(x).append(y).
import java.util.ArrayDeque;
import java.util.Deque;
class Line {
    private final StringBuilder log = new StringBuilder();
    void write(String text) {
        log.append(text).append(';').append(text.length()); // NORACE
    }
}
class Lines {
    private final Deque<Line> idle = new ArrayDeque<>();
    Lines() {
        idle.push(new Line());
        idle.push(new Line());
    }
    synchronized Line take() throws InterruptedException {
        while (idle.isEmpty())
            wait();
        return idle.pop();
    }
    synchronized void back(Line line) {
        idle.push(line);
        notify();
    }
}
class Main {
    public static void main(String[] args) {
        Lines lines = new Lines();
        for (int i = 0; i < 4; i++)
            new Thread(() -> {
                try {
                    Line line = lines.take();
                    line.write("text");
                    lines.back(line);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
    }
}

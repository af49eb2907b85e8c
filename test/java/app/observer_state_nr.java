// A subject keeps its state under a lock and notifies observers of a copy.
import java.util.ArrayList;
import java.util.List;
class Main {
    interface Observer {
        void changed(int temperature);
    }
    static class Sensor {
        private final List<Observer> observers = new ArrayList<>();
        private int temperature;
        void attach(Observer o) {
            synchronized (observers) {
                observers.add(o);
            }
        }
        void set(int t) {
            List<Observer> copy;
            synchronized (observers) {
                temperature = t;
                copy = new ArrayList<>(observers);
            }
            for (Observer o : copy)
                o.changed(t);
        }
        int get() {
            synchronized (observers) {
                return temperature;
            }
        }
    }
    static class Display implements Observer {
        private volatile int last;
        public void changed(int t) {
            last = t;
        }
    }
    public static void main(String[] args) {
        Sensor sensor = new Sensor();
        Display display = new Display();
        new Thread(() -> sensor.attach(display)).start();
        new Thread(() -> {
            for (int i = 0; i < 10; i++)
                sensor.set(i);
        }).start();
        System.out.println(sensor.get() + display.last);
    }
}

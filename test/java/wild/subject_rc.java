// A subject with observers: the list is copied under lock, the changed mark and the last argument are not locked.
// heddle: --open=Main
import java.util.Vector;
interface Watcher {
    void update(Main source, Object what);
}
public class Main {
    private boolean changed;
    private final Vector<Watcher> watchers = new Vector<>();
    private Object last;
    private long events;
    public void addWatcher(Watcher w) {
        if (w == null) {
            throw new NullPointerException();
        }
        if (!watchers.contains(w)) {
            watchers.addElement(w);
        }
    }
    public void deleteWatcher(Watcher w) {
        watchers.removeElement(w);
    }
    public void notifyWatchers(Object what) {
        Object[] copy;
        synchronized (this) {
            if (!changed) {
                return;
            }
            copy = watchers.toArray();
            clearChanged();
            events++;
        }
        last = what; // RACE! l
        for (int i = copy.length - 1; i >= 0; i--) {
            ((Watcher) copy[i]).update(this, what);
        }
    }
    protected synchronized void setChanged() {
        changed = true; // RACE! c
    }
    protected synchronized void clearChanged() {
        changed = false; // RACE! c
    }
    public void touch(Object what) {
        setChanged();
        notifyWatchers(what);
    }
    public boolean hasChanged() {
        return changed; // RACE! c
    }
    public Object lastEvent() {
        return last; // RACE! l
    }
    public synchronized long events() {
        return events;
    }
}
